import { Badge } from './badge';

export default { title: 'Texts/Badge', component: Badge };

export function None() {
	return <Badge count={0} />;
}

export function One() {
	return <Badge count={1} />;
}

export function Many() {
	return <Badge count={12345} title="Unread" />;
}
