import { newestPurchases, type PurchasedSheet } from '@gosds/contract/accounts/my-account-search';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OrderTable } from './order-table.tsx';

const name = 'Cleaner <5 %>';

const order: PurchasedSheet = {
  ...{ _id: 'order', cwOrderId: '100001', createdAt: '2026-11-30T10:00:00Z', price: 8500, refunded: 0 },
  ...{ creditNotes: [], paidBy: 'card', boughtBy: null, hasEr: false, emergencyNumber: null, awaited: null },
  ...{ unreadChanges: 0, draftId: null },
  documentParameters: { ManufacturersDetails: { CompanyName: 'Acme' } },
  additionalInfo: { Name: name, Country: 'US', Language: 'en', CWNumber: 'CW100001' },
};

it('keeps the order of the signs of a product name on a screen from right to left', () => {
  renderScreen(
    <OrderTable
      orders={[order]}
      sorting={newestPurchases.sortPrams}
      onSort={() => undefined}
      onView={() => undefined}
    />,
  );
  expect(screen.getByText(name).tagName).toBe('BDI');
});
