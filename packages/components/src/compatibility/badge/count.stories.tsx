import { Count } from './count';

export default { title: 'Texts/Count', component: Count };

export function Some() {
	return <Count count={7} />;
}

export function NoneWithItsOwnWords() {
	return <Count count={0} label="No unread messages" />;
}

export function Many() {
	return <Count count={123456} label="123,456 unread messages" />;
}
