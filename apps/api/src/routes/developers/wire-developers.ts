import type { AccountDeps } from '@gosds/usecases/accounts/account-deps';
import { listApiKeys, makeApiKey, renameApiKey, revokeApiKey, rotateApiKey } from '@gosds/usecases/developers/api-keys';
import {
  changeWebhook,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  rotateWebhook,
  sendWebhookAgain,
  testWebhook,
} from '@gosds/usecases/developers/webhooks';
import type { WebhookSender } from '@gosds/usecases/developers/webhook-sender';
import { openByKey } from '@gosds/usecases/developers/open-by-key';

type Deps = Pick<AccountDeps, 'work' | 'passwords' | 'limiter' | 'clock' | 'runJobNow'> & {
  readonly webhookSender: WebhookSender;
};

/** The use cases for the routes of developers and of the public API. */
export const wireDevelopers = (deps: Deps) => ({
  openByKey: openByKey(deps),
  keys: {
    list: listApiKeys(deps),
    make: makeApiKey(deps),
    rename: renameApiKey(deps),
    rotate: rotateApiKey(deps),
    revoke: revokeApiKey(deps),
  },
  webhooks: {
    list: listWebhooks(deps),
    make: makeWebhook(deps),
    change: changeWebhook(deps),
    rotate: rotateWebhook(deps),
    remove: removeWebhook(deps),
    test: testWebhook(deps),
    sendAgain: sendWebhookAgain(deps),
  },
});
