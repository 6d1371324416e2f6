import { draftSchema } from '@gosds/sheet/draft/draft';
import { z } from 'zod';
import { panelChannelName } from './panel-window.ts';

/** Message from the form to the window of its panel: the draft, and what the user has seen. */
const formStateSchema = z.object({
  kind: z.literal('form'),
  draftId: z.string(),
  /** Id of the tab with the form: a window belongs to the first form that answers it. */
  formId: z.string(),
  draft: draftSchema,
  version: z.number(),
  isSaved: z.boolean(),
  field: z.string(),
  visited: z.array(z.string()),
  touched: z.array(z.string()),
});

export type FormState = z.infer<typeof formStateSchema>;

const messageSchema = z.discriminatedUnion('kind', [
  formStateSchema,
  z.object({ kind: z.literal('form-closed'), draftId: z.string(), formId: z.string() }),
  z.object({ kind: z.literal('window'), draftId: z.string() }),
  z.object({ kind: z.literal('window-closed'), draftId: z.string() }),
  z.object({ kind: z.literal('bring-back'), draftId: z.string() }),
  z.object({ kind: z.literal('go'), draftId: z.string(), formId: z.string(), path: z.string() }),
  z.object({ kind: z.literal('open'), draftId: z.string(), formId: z.string(), next: z.string() }),
  z.object({
    kind: z.literal('edit'),
    draftId: z.string(),
    formId: z.string(),
    /** An edit: the draft that the window received, and its changed draft. */
    base: draftSchema,
    draft: draftSchema,
  }),
]);

export type PanelMessage = z.infer<typeof messageSchema>;

export type PanelChannel = { readonly tell: (message: PanelMessage) => void; readonly close: () => void };

/**
 * Channel between a form and the window of its panel, for one sheet. Ignores messages that another version of the page
 * formats differently.
 */
export function openPanelChannel(draftId: string, hear: (message: PanelMessage) => void): PanelChannel {
  const channel = new BroadcastChannel(panelChannelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data);
    if (message.success && message.data.draftId === draftId) hear(message.data);
  };
  return {
    tell: (message) => {
      channel.postMessage(message);
    },
    close: () => {
      channel.close();
    },
  };
}
