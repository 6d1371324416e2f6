import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useSession } from '../api/use-session.ts';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';

const Start = lazy(async () => ({ default: (await import('../features/access/ui/start-page.tsx')).StartPage }));
const Login = lazy(async () => ({ default: (await import('../features/access/ui/login-page.tsx')).LoginPage }));
const SignUp = lazy(async () => ({ default: (await import('../features/access/ui/sign-up-page.tsx')).SignUpPage }));
const ForgotPassword = lazy(async () => ({
  default: (await import('../features/access/ui/forgot-password-page.tsx')).ForgotPasswordPage,
}));
const Confirmation = lazy(async () => ({
  default: (await import('../features/access/ui/confirmation-page.tsx')).ConfirmationPage,
}));
const ResetPassword = lazy(async () => ({
  default: (await import('../features/access/ui/reset-password-page.tsx')).ResetPasswordPage,
}));
const Wizard = lazy(async () => ({ default: (await import('./wizard-page.tsx')).WizardPage }));

/** The wizard asks for a session; who has none logs in first and comes back to the step of the link. */
function Home() {
  const session = useSession();
  const { search } = useLocation();
  if (session.status === 'signed-out') return <Navigate to="/login" replace state={{ from: `/${search}` }} />;
  return <Wizard />;
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<Home />} />
        <Route path="start" element={<Start />} />
        <Route path="login" element={<Login />} />
        <Route path="signup" element={<SignUp />} />
        <Route path="forgot-password" element={<ForgotPassword />} />
        <Route path="confirmation/:token" element={<Confirmation />} />
        <Route path="reset-password/:token" element={<ResetPassword />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
