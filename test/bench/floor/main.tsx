// Reference page ("floor") for the home page. It contains no code of the project, and uses as little as possible of each
// required package.
import 'reflect-metadata/lite'
import { css } from '@emotion/react'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { Container, type ServiceIdentifier } from 'inversify'
import * as t from 'io-ts'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import { BehaviorSubject, map } from 'rxjs'

interface Greeter {
  readonly name: BehaviorSubject<string>
}

const greeter: ServiceIdentifier<Greeter> = Symbol('greeter')
const container = new Container({ defaultScope: 'Singleton' })
container.bind(greeter).toConstantValue({ name: new BehaviorSubject('') })

const Name = t.type({ name: t.string })
const { name } = container.get<Greeter>(greeter)

const load = F.pipe(
  TE.of<Error, unknown>({ name: 'world' }),
  TE.flatMapEither((answer) => Name.decode(answer)),
  TE.match(
    () => '',
    (known) => known.name,
  ),
)

const heading = css({ fontWeight: 600 })

const subscribe = (changed: () => void) => {
  const subscription = name.pipe(map((text) => text.length)).subscribe(changed)
  return () => subscription.unsubscribe()
}

const Hello = () => (
  <h1 css={heading}>
    Hello, {useSyncExternalStore(subscribe, () => name.value)} <Link to="/">again</Link>
  </h1>
)

void load().then((text) => name.next(E.getOrElse(() => '')(E.right(text))))

const root = document.querySelector('#root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename="/id">
        <Routes>
          <Route path="*" element={<Hello />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  )
}
