import { Spinner } from './spinner';

export default { title: 'Texts/Spinner', component: Spinner };

export function Loading() {
	return <Spinner />;
}
