import { lazy } from 'react';
import { Route } from 'react-router';
import { loadPart } from '../api/load-part.ts';
import { LeftCheckout } from './left-checkout.tsx';
import { SignedIn } from './signed-in.tsx';

const GalleriaSearch = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/galleria/search-page.tsx')).SearchPage })),
);
const GalleriaChemical = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/galleria/chemical-page.tsx')).ChemicalPage })),
);
const GalleriaCheck = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/galleria/check-page.tsx')).CheckPage })),
);
const GalleriaLists = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/galleria/lists/lists-page.tsx')).ListsPage })),
);
const GalleriaList = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/galleria/lists/list-page.tsx')).ListPage })),
);
const ReportWizard = lazy(() =>
  loadPart(async () => ({
    default: (await import('../features/galleria/wizard/report-wizard-page.tsx')).ReportWizardPage,
  })),
);

/** The search module. */
export const galleriaRoutes = (
  <>
    <Route
      path="galleria-data"
      element={
        <SignedIn>
          <LeftCheckout>
            <GalleriaSearch />
          </LeftCheckout>
        </SignedIn>
      }
    />
    <Route
      path="galleria-data/chemicals/:number"
      element={
        <SignedIn>
          <GalleriaChemical />
        </SignedIn>
      }
    />
    <Route
      path="galleria-data/lists"
      element={
        <SignedIn>
          <GalleriaLists />
        </SignedIn>
      }
    />
    <Route
      path="galleria-data/lists/:code"
      element={
        <SignedIn>
          <GalleriaList />
        </SignedIn>
      }
    />
    <Route
      path="galleria-data/edit"
      element={
        <SignedIn>
          <ReportWizard />
        </SignedIn>
      }
    />
    <Route
      path="galleria-data/check"
      element={
        <SignedIn>
          <GalleriaCheck />
        </SignedIn>
      }
    />
  </>
);
