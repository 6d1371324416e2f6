import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { loadFirstPart, loadPart } from '../api/load-part.ts';
import { chosenModule } from '../features/access/lib/chosen-module.ts';
import { useSession } from '../api/use-session.ts';
import { PageLoader } from '../ui/page-loader.tsx';
import { galleriaRoutes } from './galleria-routes.tsx';
import { LeftCheckout } from './left-checkout.tsx';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';
import { SignedIn } from './signed-in.tsx';
import { StartRoute } from './start-route.tsx';

const Login = lazy(() =>
  loadFirstPart(async () => ({ default: (await import('../features/access/ui/login-page.tsx')).LoginPage })),
);
const SignUp = lazy(() =>
  loadFirstPart(async () => ({ default: (await import('../features/access/ui/sign-up-page.tsx')).SignUpPage })),
);
const ForgotPassword = lazy(() =>
  loadFirstPart(async () => ({
    default: (await import('../features/access/ui/forgot-password-page.tsx')).ForgotPasswordPage,
  })),
);
const Confirmation = lazy(() =>
  loadFirstPart(async () => ({
    default: (await import('../features/access/ui/confirmation-page.tsx')).ConfirmationPage,
  })),
);
const PromoConfirmation = lazy(() =>
  loadPart(async () => ({
    default: (await import('../features/access/ui/promo-confirmation-page.tsx')).PromoConfirmationPage,
  })),
);
const PhoneConfirmation = lazy(() =>
  loadPart(async () => ({
    default: (await import('../features/access/ui/phone-confirmation-page.tsx')).PhoneConfirmationPage,
  })),
);
const ResetPassword = lazy(() =>
  loadFirstPart(async () => ({
    default: (await import('../features/access/ui/reset-password-page.tsx')).ResetPasswordPage,
  })),
);
const ErSubscription = lazy(() =>
  loadPart(async () => ({
    default: (await import('../features/account/ui/er-subscription-page.tsx')).ErSubscriptionPage,
  })),
);
const Sheets = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/sheet/home/sheets-page.tsx')).SheetsPage })),
);
const ComingLaw = lazy(() =>
  loadPart(async () => ({
    default: (await import('../features/sheet/coming-law/coming-law-page.tsx')).ComingLawPage,
  })),
);
const Watch = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/sheet/watch/watch-page.tsx')).WatchPage })),
);
const MyAccount = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/sheet/orders/my-account-page.tsx')).MyAccountPage })),
);
const AccountSettings = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/account/ui/settings-page.tsx')).SettingsPage })),
);
const Developers = lazy(() =>
  loadPart(async () => ({
    default: (await import('../features/account/developers/developers-page.tsx')).DevelopersPage,
  })),
);
const TeamInvitation = lazy(() =>
  loadPart(async () => ({
    default: (await import('../features/account/ui/team-invitation-page.tsx')).TeamInvitationPage,
  })),
);
const OrderQuestions = lazy(() =>
  loadPart(async () => ({
    default: (await import('../features/sheet/orders/order-questions-page.tsx')).OrderQuestionsPage,
  })),
);
const CompanyProfile = lazy(() =>
  loadPart(async () => ({
    default: (await import('../features/sheet/company/company-profile-page.tsx')).CompanyProfilePage,
  })),
);
const Feedback = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/feedback/feedback-page.tsx')).FeedbackPage })),
);
const Admin = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/admin/admin-page.tsx')).AdminPage })),
);
const Chemist = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/chemist/chemist-page.tsx')).ChemistPage })),
);
const ChemistTask = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/chemist/chemist-task-page.tsx')).ChemistTaskPage })),
);
const loadWizard = async () => ({ default: (await import('../features/sheet/wizard/wizard-page.tsx')).WizardPage });
const Wizard = lazy(() => loadFirstPart(loadWizard));

const PanelWindow = lazy(() =>
  loadPart(async () => ({ default: (await import('../features/sheet/panel/panel-window.tsx')).PanelWindow })),
);

/** Loads the wizard while the user types the password, since it comes next. */
function LoginAhead() {
  useEffect(() => {
    // Without a chosen module, the user is on the way to the front page.
    if (chosenModule() === null) return undefined;
    const timer = setTimeout(() => {
      loadWizard().catch(() => undefined);
    }, 500);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return <Login />;
}

/** The wizard needs a session. Without one, the user logs in first and returns to the step of the link. */
function Home() {
  const session = useSession();
  const { search } = useLocation();
  if (session.status === 'signed-out') return <Navigate to="/login" replace state={{ from: `/${search}` }} />;
  return (
    <LeftCheckout>
      <Wizard />
    </LeftCheckout>
  );
}

export function AppRoutes() {
  return (
    <Routes>
      <Route
        path="panel/:draftId"
        element={
          <SignedIn>
            <Suspense fallback={<PageLoader />}>
              <PanelWindow />
            </Suspense>
          </SignedIn>
        }
      />
      <Route element={<Shell />}>
        <Route index element={<Home />} />
        <Route path="start" element={<StartRoute />} />
        <Route path="login" element={<LoginAhead />} />
        <Route path="signup" element={<SignUp />} />
        <Route path="forgot-password" element={<ForgotPassword />} />
        <Route path="confirmation/:token" element={<Confirmation />} />
        <Route path="promoconfirmation/:link" element={<PromoConfirmation />} />
        <Route path="phoneconfirmation/:link" element={<PhoneConfirmation />} />
        <Route path="team-invitation/:token" element={<TeamInvitation />} />
        <Route path="reset-password/:token" element={<ResetPassword />} />
        <Route
          path="er-subscription"
          element={
            <SignedIn>
              <ErSubscription />
            </SignedIn>
          }
        />
        <Route
          path="my-sheets"
          element={
            <SignedIn>
              <Sheets />
            </SignedIn>
          }
        />
        <Route
          path="coming-law"
          element={
            <SignedIn>
              <ComingLaw />
            </SignedIn>
          }
        />
        <Route
          path="watch"
          element={
            <SignedIn>
              <Watch />
            </SignedIn>
          }
        />
        <Route
          path="company-profile"
          element={
            <SignedIn>
              <CompanyProfile />
            </SignedIn>
          }
        />
        <Route
          path="my-account"
          element={
            <SignedIn>
              <MyAccount />
            </SignedIn>
          }
        />
        <Route
          path="account-settings"
          element={
            <SignedIn>
              <AccountSettings />
            </SignedIn>
          }
        />
        <Route
          path="account-settings/developers"
          element={
            <SignedIn>
              <Developers />
            </SignedIn>
          }
        />
        <Route
          path="order-questions/:orderId"
          element={
            <SignedIn>
              <OrderQuestions />
            </SignedIn>
          }
        />
        {galleriaRoutes}
        <Route
          path="feed-back"
          element={
            <SignedIn>
              <Feedback />
            </SignedIn>
          }
        />
        <Route
          path="admin"
          element={
            <SignedIn>
              <Admin />
            </SignedIn>
          }
        />
        <Route
          path="chemist"
          element={
            <SignedIn>
              <Chemist />
            </SignedIn>
          }
        />
        <Route
          path="chemist/:id"
          element={
            <SignedIn>
              <ChemistTask />
            </SignedIn>
          }
        />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
