import { publishPublicPage, withdrawPublicPage } from '@gosds/contract/documents/public-page';
import { invoke } from '../../../api/invoke.ts';

export const publishPage = (orderId: string) => invoke(publishPublicPage, { params: { orderId } });

export const withdrawPage = (orderId: string) => invoke(withdrawPublicPage, { params: { orderId } });
