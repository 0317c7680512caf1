import { ProgressBar as component } from '../on-demand';
import { ProgressBar } from './progress-bar';

export default { title: 'Texts/ProgressBar', component };

export function NotBegun() {
	return <ProgressBar />;
}

export function FortyPercent() {
	return <ProgressBar percent={40} aria-label="Import" />;
}

export function OwnColours() {
	return <ProgressBar percent={75} color="#007017" bgcolor="#e0e0e0" />;
}
