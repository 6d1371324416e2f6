import swagger from '@fastify/swagger';
import { readFileSync } from 'node:fs';
import { escapeHtml } from '@gosds/messages/templates/mail-layout';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

const documentSchema = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        summary: z.string().default(''),
        tags: z.array(z.string()).default([]),
        parameters: z.unknown().optional(),
        requestBody: z.unknown().optional(),
        responses: z.record(z.string(), z.unknown()).optional(),
      }),
    ),
  ),
});

type Operation = z.infer<typeof documentSchema>['paths'][string][string];

const details = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;

const operationHtml = (path: string, method: string, operation: Operation) => `<section>
<h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3><p>${escapeHtml(operation.summary)}</p>
${details('Parameters', operation.parameters)}${details('Request', operation.requestBody)}${details('Answer', operation.responses?.['200'])}
</section>`;

type Page = { readonly title: string; /** HTML. */ readonly intro: string; readonly file: string };

function pageHtml(document: unknown, { title, intro, file }: Page): string {
  const { paths } = documentSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))].toSorted();
  const areas = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag));
    const html = own.map(({ path, method, operation }) => operationHtml(path, method, operation)).join('');
    return `<h2>${escapeHtml(tag)}</h2>${html}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>${title}</h1>
${intro}
<p>As a file: <a href="${file}">openapi.json</a>.</p>${areas.join('')}</main></body></html>`;
}

const webPage: Page = {
  title: 'GoSDS API',
  file: '/api/openapi.json',
  intro: `<p>The session is a cookie that login sets. Every call that changes something carries the header <code>x-csrf-token</code> with the
<code>csrfToken</code> of the login. Failures are RFC 9457 bodies with a <code>code</code>.</p>`,
};

const publicFile = '/api/v1/openapi.json';

/**
 * Generated from the schemas of the calls; a test compares them. Generating it here would block the service for a
 * second.
 */
const publicDocument = new URL('../../../../docs/openapi.json', import.meta.url);

const publicDocumentSchema = z.looseObject({
  info: z.object({ title: z.string(), description: z.string() }),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

/** The description in the document, and the schemas that its calls share. */
function publicPageHtml(text: string): string {
  const document = publicDocumentSchema.parse(JSON.parse(text));
  const { title, description } = document.info;
  const paragraphs = description.split('\n\n').map((text) => `<p>${escapeHtml(text)}</p>`);
  const shapes = Object.entries(document.components.schemas).map(([name, schema]) => details(escapeHtml(name), schema));
  return pageHtml(document, {
    title,
    file: publicFile,
    intro: `${paragraphs.join('')}<h2>Shapes</h2>${shapes.join('')}`,
  });
}

/** Serves the reference of the public API to everybody. */
function describePublicApi(app: FastifyInstance): void {
  const text = readFileSync(publicDocument, 'utf8');
  app.get(publicFile, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  );
  app.get('/api/v1/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(publicPageHtml(text)),
  );
}

/** Hides the calls of the public API, which have their own document. */
const webCallsAlone: typeof jsonSchemaTransform = (given) =>
  given.url.startsWith('/api/v1/') ? { schema: { hide: true }, url: given.url } : jsonSchemaTransform(given);

const style = `body{margin:0 auto;padding:24px;max-width:960px;font-family:system-ui,sans-serif;color:#16222b;background:#fff;line-height:1.5}
h2{margin-top:40px;text-transform:capitalize}section{border-top:1px solid #dde3e7;padding:4px 0 12px}h3{margin:12px 0 4px}
pre{background:#edf0f2;padding:12px;overflow:auto}a,summary{color:#0d5f6e}summary{cursor:pointer}`;

/** Register this before any route, so that it sees all of them. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'GoSDS', version: '1', description: 'Makes safety data sheets.' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
          csrf: { type: 'apiKey', in: 'header', name: 'x-csrf-token' },
        },
      },
      security: [{ session: [], csrf: [] }],
    },
    transform: webCallsAlone,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(pageHtml(app.swagger(), webPage)),
  );
  describePublicApi(app);
  app.get('/api/docs/style.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
}
