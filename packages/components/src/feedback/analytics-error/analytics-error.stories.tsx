import { AnalyticsError } from './analytics-error';

export default { title: 'Texts/AnalyticsError', component: AnalyticsError };

export function OfferingToTryAgain() {
	return <AnalyticsError onRetry={() => {}} />;
}

export function OfferingToReloadThePage() {
	return <AnalyticsError />;
}

export function OfferingToLogIn() {
	return <AnalyticsError error={{ code: 'signed_out', status: 403 }} onRetry={() => {}} />;
}
