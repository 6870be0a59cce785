import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { ProfileRecords } from '../ports.ts'
import type { NameForm } from './model.ts'
import { nameToSave } from './rules.ts'

/** Saves a name. Returns the name in the form in which it was saved (PROF-028). */
export const makeUpdateName =
  (records: Pick<ProfileRecords, 'updateName'>) =>
  (form: NameForm): TE.TaskEither<Fault, NameForm> => {
    const name = nameToSave(form)
    return F.pipe(
      records.updateName(name),
      TE.map(() => name),
    )
  }
