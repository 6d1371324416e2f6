/** Messages between tabs with the same sheet. */
type TabMessage =
  | { readonly kind: 'opened' | 'here'; readonly draftId: string }
  | { readonly kind: 'saved'; readonly draftId: string; readonly version: number };

export type TabChannel = {
  readonly tellSaved: (version: number) => void;
  readonly close: () => void;
};

type Listener = { readonly onOtherTab: () => void; readonly onSaved: (version: number) => void };

const isMessage = (value: unknown): value is TabMessage =>
  typeof value === 'object' && value !== null && 'kind' in value && 'draftId' in value;

/** Notifies the other tabs of this sheet and receives their messages. */
export function openTabChannel(draftId: string, { onOtherTab, onSaved }: Listener): TabChannel {
  const channel = new BroadcastChannel('gosds.drafts');
  let isClosed = false;
  const tell = (message: TabMessage) => {
    channel.postMessage(message);
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.draftId !== draftId) return;
    if (data.kind === 'saved') onSaved(data.version);
    else onOtherTab();
    if (data.kind === 'opened') tell({ kind: 'here', draftId });
  };
  tell({ kind: 'opened', draftId });
  return {
    tellSaved: (version) => {
      // The last save may end after the sheet was left.
      if (!isClosed) tell({ kind: 'saved', draftId, version });
    },
    close: () => {
      isClosed = true;
      channel.close();
    },
  };
}
