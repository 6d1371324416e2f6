import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

type Sources = {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
};

export const noOtherSources: Sources = { script: [], frame: [], connect: [] };

/** Of the card provider's browser part; in live mode alone. */
export const stripeSources: Sources = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Browser features that no page of ours needs. Payment is the card provider's. */
const permissions = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'],
  ...['midi', 'screen-wake-lock', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Answers without a cache header are never cached: they contain sheets, accounts and prices. */
function keepNothing(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('permissions-policy', permissions);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}

/** Nothing from elsewhere, nothing inline; `blob:` for the paid PDF in its viewer and the captions of a film. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { sources, isHttps }: { readonly sources: Sources; readonly isHttps: boolean },
): Promise<void> {
  keepNothing(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...sources.script],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...sources.connect],
        frameSrc: ["'self'", 'blob:', ...sources.frame],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
}

/** For a PDF that our own page shows in a frame; browsers' viewers run under its policy, so it says no more than that. */
export const framedByUs = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
} as const;
