import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { PaymentConfig } from '@gosds/contract/checkout/payment-config';
import { Problem } from '@gosds/contract/problem';
import type { Mailbox } from '@gosds/messages/mailbox';
import type { Sandbox } from '@gosds/payments/open-payments';
import type { PayPalSandbox } from '@gosds/payments/paypal/open-paypal';
import type { ErrorLog } from '@gosds/usecases/error-log';
import type { ChemicalStore } from '@gosds/usecases/chemicals/chemical-store';
import type { ListStore } from '@gosds/usecases/chemicals/list-store';
import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import { policy } from '@gosds/usecases/policy';
import type { RateLimiter } from '@gosds/usecases/rate-limiter';
import type { SubstanceCatalogue } from '@gosds/usecases/substance-catalogue';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { answerBrokenRequest } from './http/broken-request.ts';
import { describeApi } from './http/api-pages.ts';
import { callerOf } from './http/caller.ts';
import { type HealthOptions, healthRoute } from './http/health-route.ts';
import { logErrorRoute } from './http/log-error-route.ts';
import { mailboxRoutes } from './http/mailbox-routes.ts';
import { addRoutes } from './http/route.ts';
import { answerProblem, answerUnreadable, handleProblems } from './http/problem-handler.ts';
import { noOtherSources, setSecurityHeaders, stripeSources } from './http/security-headers.ts';
import { plainCookie, secureCookie } from './http/session-cookie.ts';
import { guardSessions } from './http/session-guard.ts';
import { guardTexts } from './http/storable-texts.ts';
import { sendWebFile, type WebFiles } from './http/web-files.ts';
import { companyProfileRoutes } from './routes/accounts/company-profile-routes.ts';
import { feedbackRoutes } from './routes/accounts/feedback-routes.ts';
import { myAccountRoutes } from './routes/accounts/my-account-routes.ts';
import { ownDataRoutes } from './routes/accounts/own-data-routes.ts';
import { passwordRoutes } from './routes/accounts/password-routes.ts';
import { registrationRoutes } from './routes/accounts/registration-routes.ts';
import { sessionRoutes } from './routes/accounts/session-routes.ts';
import { settingsRoutes } from './routes/accounts/settings-routes.ts';
import { watchRoutes } from './routes/accounts/watch-routes.ts';
import { teamRoutes } from './routes/accounts/team-routes.ts';
import { userRoutes } from './routes/accounts/user-routes.ts';
import { apiKeyRoutes } from './routes/developers/api-key-routes.ts';
import { webhookRoutes } from './routes/developers/webhook-routes.ts';
import { checkRoutes } from './routes/galleria/check-routes.ts';
import { galleriaRoutes } from './routes/galleria/galleria-routes.ts';
import { listRoutes } from './routes/galleria/list-routes.ts';
import { reportRoutes } from './routes/galleria/report-routes.ts';
import { treeRoutes } from './routes/galleria/tree-routes.ts';
import { chemistOrderRoutes, chemistRoutes } from './routes/chemist/chemist-routes.ts';
import { catalogueRoutes } from './routes/catalogue/catalogue-routes.ts';
import { checkoutRoutes } from './routes/checkout/checkout-routes.ts';
import { payPalPages } from './routes/checkout/paypal-pages.ts';
import { payPalRoutes } from './routes/checkout/paypal-routes.ts';
import { promoRoutes } from './routes/checkout/promo-routes.ts';
import { sandboxRoutes } from './routes/checkout/sandbox-routes.ts';
import { stripeWebhookRoute } from './routes/checkout/stripe-webhook-route.ts';
import { goodsSuggestionRoutes } from './routes/documents/goods-suggestion-routes.ts';
import { hazardCodeRoutes } from './routes/documents/hazard-code-routes.ts';
import { reviewRoutes } from './routes/documents/review-routes.ts';
import { documentRoutes } from './routes/documents/document-routes.ts';
import { labelRoutes } from './routes/documents/label-routes.ts';
import { paidDocumentRoutes, temporaryPdfRoutes } from './routes/documents/paid-document-routes.ts';
import { sampleSheetRoutes } from './routes/documents/sample-sheet-routes.ts';
import { publicPageRoutes } from './routes/documents/public-page-routes.ts';
import { versionRoutes } from './routes/documents/version-routes.ts';
import { groupStandardRoutes } from './routes/drafts/group-standard-routes.ts';
import { draftRoutes } from './routes/drafts/draft-routes.ts';
import { logoRoutes } from './routes/drafts/logo-routes.ts';
import { publicApi } from './routes/public/public-routes.ts';
import { staffRoutes } from './routes/staff/staff-routes.ts';
import type { Metrics } from './metrics.ts';
import type { UseCases } from './wire.ts';
import type { FastifyRequest } from 'fastify';

/**
 * What the access log stores of a request. It stores the route, not the address, which may contain one-time tokens,
 * keys of public pages and e-mail addresses.
 */
const loggedRequest = ({ method, routeOptions, ip }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? 'a page or file',
  remoteAddress: ip,
});

export type AppOptions = {
  readonly useCases: UseCases;
  readonly catalogue: SubstanceCatalogue;
  /** The catalogue of the search module. */
  readonly chemicals: ChemicalStore;
  readonly lists: ListStore;
  readonly errorLog: ErrorLog;
  readonly limiter: RateLimiter;
  readonly payments: {
    readonly config: PaymentConfig;
    readonly sandbox: Sandbox | undefined;
    readonly payPal?: { readonly sandbox: PayPalSandbox | undefined } | undefined;
  };
  /** Defined if the built-in mailbox is in use. */
  readonly mailbox: Mailbox | undefined;
  readonly mailboxPassword: string | undefined;
  readonly emergencyResponse: EmergencyResponse | undefined;
  readonly maxIngredients: number;
  readonly health: HealthOptions;
  /** Defined if the operator turns metrics on. */
  readonly metrics?: Pick<Metrics, 'watch'> | undefined;
  readonly web: WebFiles;
  /** False only if sessions may use plain HTTP. */
  readonly isSecure: boolean;
  readonly isHttps: boolean;
  readonly trustProxy: string | undefined;
  readonly logLevel: string;
  /** Time limits for clients; only tests change them. */
  readonly clientTimes?: ClientTimes | undefined;
  /** Where the log goes; the output of the process by default. */
  readonly logStream?: { write(line: string): void };
};

/** Time limits for clients, in milliseconds. */
export type ClientTimes = {
  /** Until the headers of a request have arrived. */
  readonly headers: number;
  /** Until the whole request has arrived, including the slowest upload. */
  readonly request: number;
  /** Without any data on the connection while the client waits for or reads a response. */
  readonly silence: number;
  /** Between two checks for late clients. */
  readonly look: number;
};

/** Needed because a client that sends or reads a byte now and then could hold its connection for ever. */
const usualTimes: ClientTimes = { headers: 15_000, request: 60_000, silence: 180_000, look: 5_000 };

/** Long downloads keep their connections; idle connections must not delay the shutdown. */
function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setInterval(() => {
      app.server.closeIdleConnections();
    }, 200).unref();
  });
}

function createServer({ trustProxy, logLevel, logStream, clientTimes = usualTimes }: AppOptions): FastifyInstance {
  const logTo = logStream && { stream: logStream };
  const redact = ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-csrf-token"]'];
  return fastify({
    bodyLimit: 512 * 1024,
    requestTimeout: clientTimes.request,
    connectionTimeout: clientTimes.silence,
    http: { headersTimeout: clientTimes.headers, connectionsCheckingInterval: clientTimes.look },
    trustProxy: trustProxy ?? false,
    logger: logLevel === 'silent' ? false : { level: logLevel, redact, serializers: { req: loggedRequest }, ...logTo },
    // A search of 200 characters stands in a path, with its offset and its kind.
    routerOptions: { maxParamLength: 300 },
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerBrokenRequest,
  });
}

async function addPlugins(app: FastifyInstance, { payments, isHttps }: AppOptions): Promise<void> {
  const { max, perSeconds } = policy.rateLimits.requestsPerAddress;
  // Accepts only JSON: forms of other sites can send plain text without a preflight request.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await setSecurityHeaders(app, {
    sources: payments.config.mode === 'sandbox' ? noOtherSources : stripeSources,
    isHttps,
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max,
    keyGenerator: (request) => callerOf(request).ip,
    timeWindow: perSeconds * 1000,
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem('too-many-requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
  await describeApi(app);
}

async function addAreas(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { useCases, isSecure, catalogue, payments, errorLog, limiter } = options;
  const { accounts, drafts, documents, checkout } = useCases;
  const facts = {
    limits: { ingredients: options.maxIngredients },
    payments: { mode: payments.config.mode },
    features: { mailbox: options.mailbox !== undefined, phone: accounts.isPhoneAsked },
    emergencyResponse: options.emergencyResponse ?? null,
  };
  // From now on visitors see prices even if the database does not answer.
  await checkout.shownPrices();
  const cookie = isSecure ? secureCookie : plainCookie;
  guardSessions(app, accounts.sessions, cookie);
  guardTexts(app);
  addRoutes(app, 'accounts', [
    ...sessionRoutes(accounts, cookie),
    ...registrationRoutes(accounts),
    ...passwordRoutes(accounts),
    ...userRoutes(accounts),
    ...settingsRoutes(accounts),
    ...watchRoutes(accounts),
    ...teamRoutes(useCases.teams),
    ...ownDataRoutes(accounts, cookie),
    ...companyProfileRoutes(accounts),
    ...feedbackRoutes(accounts),
    ...myAccountRoutes(accounts),
  ]);
  addRoutes(app, 'drafts', [...draftRoutes(drafts), ...groupStandardRoutes(useCases.groupStandards)]);
  await app.register(logoRoutes, { drafts });
  addRoutes(app, 'catalogue', catalogueRoutes({ catalogue, limiter, shownPrices: checkout.shownPrices }, facts));
  addRoutes(app, 'galleria', galleriaRoutes({ chemicals: options.chemicals, limiter }));
  addRoutes(app, 'galleria', checkRoutes({ chemicals: options.chemicals, limiter }));
  addRoutes(app, 'galleria', treeRoutes({ chemicals: options.chemicals, limiter }));
  addRoutes(app, 'galleria', listRoutes({ chemicals: options.chemicals, lists: options.lists, limiter }));
  addRoutes(app, 'galleria', reportRoutes(useCases.reports));
  addRoutes(app, 'documents', [
    ...documentRoutes(documents),
    ...sampleSheetRoutes(documents),
    ...reviewRoutes(documents),
    ...hazardCodeRoutes(documents),
    ...goodsSuggestionRoutes(documents),
    ...paidDocumentRoutes(documents),
    ...labelRoutes(documents),
    ...temporaryPdfRoutes(documents),
    ...publicPageRoutes(documents),
    ...versionRoutes(documents),
  ]);
  addRoutes(app, 'checkout', checkoutRoutes(checkout, payments.config));
  addRoutes(app, 'checkout', [...payPalRoutes(checkout), ...promoRoutes(checkout)]);
  addRoutes(app, 'chemist', [...chemistOrderRoutes(useCases.chemist), ...chemistRoutes(useCases.chemist)]);
  addRoutes(app, 'developers', [...apiKeyRoutes(useCases.developers), ...webhookRoutes(useCases.developers)]);
  addRoutes(app, 'staff', staffRoutes(useCases.staff));
  await app.register(sandboxRoutes, { sandbox: payments.sandbox });
  await app.register(stripeWebhookRoute, { checkout });
  await app.register(payPalPages, { checkout, sandbox: payments.payPal?.sandbox });
  addRoutes(app, 'operation', [logErrorRoute({ errorLog, limiter })]);
}

/** Builds the HTTP service from the use cases. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createServer(options);
  closeIdleConnections(app);
  options.metrics?.watch(app);
  handleProblems(app, options.errorLog);
  await addPlugins(app, options);
  await app.register(healthRoute, options.health);
  if (options.mailbox) {
    await app.register(mailboxRoutes, { mailbox: options.mailbox, password: options.mailboxPassword });
  }
  await app.register(async (guarded) => addAreas(guarded, options));
  const { useCases, errorLog } = options;
  await app.register(publicApi, { useCases, errorLog });
  app.setNotFoundHandler(async (request, reply) => {
    const file = options.web(request);
    return file ? sendWebFile(file, request, reply) : answerProblem(new Problem('not-found'), reply);
  });
  return app;
}
