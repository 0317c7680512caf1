import { WayOut } from './way-out';

export default { title: 'Texts/WayOut', component: WayOut };

export function TryingAgain() {
	return <WayOut error={{ code: 'unreachable', status: 500 }} onRetry={() => {}} />;
}

export function LoggingIn() {
	return <WayOut error={{ code: 'signed_out', status: 403 }} onRetry={() => {}} />;
}
