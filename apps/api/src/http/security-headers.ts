import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

type Sources = {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
};

export const noOtherSources: Sources = { script: [], frame: [], connect: [] };

/** Sources of the card provider's browser code; live mode only. */
export const stripeSources: Sources = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Browser features that no page of ours needs. The card provider needs payment. */
const permissions = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'],
  ...['midi', 'screen-wake-lock', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Forbids caching of responses without a cache header: they contain sheets, accounts and prices. */
function keepNothing(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('permissions-policy', permissions);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}

/**
 * Allows nothing from other sites and nothing inline. `blob:` is for the paid PDF in its viewer and the captions of a
 * film.
 */
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

/**
 * For a PDF that our own page shows in a frame. Browsers run their PDF viewers under its policy, so it sets nothing
 * else.
 */
export const framedByUs = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
} as const;
