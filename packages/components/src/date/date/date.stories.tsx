import { StoreDate } from './date';

export default { title: 'Texts/Date', component: StoreDate };

export function ForEyesAndScreenReaders() {
	return <StoreDate date="2026-10-31T23:30:00" visibleFormat="n/j/Y" />;
}

export function InWords() {
	return <StoreDate date="2026-10-31" visibleFormat="F j, Y" />;
}

export function NoDate() {
	return <StoreDate date="soon" />;
}
