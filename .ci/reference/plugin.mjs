// Plugin of typedoc, for `npm run docs` and the gate "documented". Takes the entries from the manifest of the core, names
// destructured parameters, and sorts the exports of each entry by slice.
import { join } from 'node:path'
import { Application, Comment, CommentTag, Converter, ReflectionKind } from 'typedoc'
import { core, entries, parameterName } from './entries.mjs'

const put = (reflection, category) => {
  const described = reflection.signatures?.find(({ comment }) => comment !== undefined) ?? reflection
  described.comment ??= new Comment()
  described.comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: category }]))
}

/** Returns the folder that contains an export: its slice in an area, otherwise its folder in the core. */
const folderOf = (project, item) => {
  const path = project.getSymbolIdFromReflection(item)?.packagePath.split('/') ?? []
  return path.length > 2 ? path[1] : (path.at(-2) ?? 'core')
}

/**
 * Leaves out a warning about types that another type derives, such as a generator of fast-check from an interface: their
 * properties have two declarations.
 */
const withoutDerivedTypes = (logger) => {
  const warn = logger.warn.bind(logger)
  logger.warn = (text, ...place) => {
    if (!text.includes('has multiple declarations with a comment')) warn(text, ...place)
  }
}

export const load = (app) => {
  withoutDerivedTypes(app.logger)
  app.on(Application.EVENT_BOOTSTRAP_END, () => {
    app.options.setValue(
      'entryPoints',
      entries.map(({ file }) => join(core, file)),
    )
  })
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter))
      if (parameter.name === '__namedParameters') parameter.name = parameterName(String(parameter.type))
    for (const module of project.children ?? []) {
      const { group } = entries.find(({ name }) => name === module.name) ?? {}
      if (group !== undefined) put(module, group)
      for (const item of module.children ?? []) if (!item.isReference()) put(item, folderOf(project, item))
    }
  })
}
