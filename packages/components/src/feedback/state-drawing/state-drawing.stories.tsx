import { StateDrawing } from './state-drawing';

export default { title: 'Texts/StateDrawing', component: StateDrawing };

export function Empty() {
	return <StateDrawing state="empty" />;
}

export function Failed() {
	return <StateDrawing state="failed" />;
}

export function Offline() {
	return <StateDrawing state="offline" />;
}
