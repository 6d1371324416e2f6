import { useQuery } from '@tanstack/react-query';
import { loadDocumentText } from '../state/document-calls.ts';

/** The paid sheet's forms and public page. A query apart from that of the preview, which knows of neither. */
export const usePaidDocument = (orderId: string) =>
  useQuery({ queryKey: ['paid-document', orderId], queryFn: () => loadDocumentText(orderId) });
