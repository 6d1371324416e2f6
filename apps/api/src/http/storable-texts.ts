import { Problem } from '@gosds/contract/problem';
import { storable, unstorablePath } from '@gosds/contract/storable-text';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  // Fastify needs a declaration that merges.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface FastifyContextConfig {
    /** `cleaned`: removes characters that cannot be stored, so that the rest of the body is saved. Default: refused. */
    texts?: 'cleaned' | 'refused';
  }
}

const message = 'This text contains a character that cannot be saved. Please type it again.';

/** Refuses texts that the database cannot store. Runs after the schemas, which limit the depth of a body. */
export function guardTexts(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.texts === 'cleaned') request.body = storable(request.body);
    for (const part of [request.params, request.query, request.body]) {
      const path = unstorablePath(part);
      if (path !== undefined) throw new Problem('validation', { fields: { [path]: message } });
    }
  });
}
