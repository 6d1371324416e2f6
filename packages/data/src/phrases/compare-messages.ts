import type { DataFolder } from '../data-folder.ts';
import { argumentsOf, type Message, type Messages } from './message.ts';

/** A file of messages in one language. */
export type MessageFile = { readonly file: string; readonly messages: Messages };

function faultsOf(message: Message, english: Message): readonly string[] {
  const own = argumentsOf(message);
  const wanted = argumentsOf(english);
  const missing = [...wanted.values()].filter(({ name, isOnlyChoice }) => !isOnlyChoice && !own.has(name));
  const unknown = [...own.keys()].filter((name) => !wanted.has(name));
  const other = [...own.values()].filter(({ name, as }) => wanted.has(name) && wanted.get(name)?.as !== as);
  return [
    ...missing.map(({ name }) => `The argument $${name} is missing.`),
    ...unknown.map((name) => `The English message has no argument $${name}.`),
    ...other.map(({ name }) => `The English message takes $${name} by another function.`),
  ];
}

/** Reports messages or arguments that a language lacks, adds or uses differently from English. */
export function compareMessages(data: DataFolder, { file, messages }: MessageFile, english: MessageFile): void {
  for (const [id, wanted] of english.messages) {
    const message = messages.get(id);
    if (!message)
      data.report({ file, row: null, message: `${id}: The message is missing (${english.file}:${wanted.line}).` });
    else
      for (const fault of faultsOf(message, wanted))
        data.report({ file, row: message.line, message: `${id}: ${fault}` });
  }
  for (const [id, { line }] of messages)
    if (!english.messages.has(id))
      data.report({ file, row: line, message: `${id}: English does not have this message.` });
}
