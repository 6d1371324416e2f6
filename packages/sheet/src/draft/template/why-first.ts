import type { Message } from '@gosds/ghs/message';

/** Why an input comes first for the products of a template; `first-fields.ftl` of the screens has the words. */
export const whyFirst = (template: string, path: string): Message => ({
  key: `firstField.${template}-${path.replaceAll('.', '-')}`,
  values: {},
});
