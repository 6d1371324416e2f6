import { auditDocument, auditedPdfBytes } from '@gosds/contract/public/audit-document';
import { classifyProduct, inspectProduct } from '@gosds/contract/public/inspect-product';
import { holderOf } from '../../http/key-guard.ts';
import type { Route } from '../../http/route.ts';
import type { UseCases } from '../../wire.ts';
import { publicRoute } from './public-route.ts';

/** Room for a PDF in base64 and its product. */
const auditBytes = Math.ceil(auditedPdfBytes / 3) * 4 + 512 * 1024;

/** Calls that assess a product and store nothing. */
export const productRoutes = (products: UseCases['public']): readonly Route[] => [
  publicRoute(classifyProduct, async (request) =>
    products.classify({ userId: holderOf(request).user.id, draft: request.body }),
  ),

  publicRoute(inspectProduct, async (request) =>
    products.inspect({ userId: holderOf(request).user.id, draft: request.body }),
  ),

  publicRoute(
    auditDocument,
    async (request) => {
      const { draft, pdf } = request.body;
      const { isChanged, findings } = await products.audit({
        ...{ userId: holderOf(request).user.id, draft },
        pdf: Buffer.from(pdf, 'base64'),
      });
      return { isChanged, findings: [...findings] };
    },
    { bodyLimit: auditBytes },
  ),
];
