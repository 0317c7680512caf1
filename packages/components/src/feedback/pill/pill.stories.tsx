import { Pill } from './pill';

export default { title: 'Texts/Pill', component: Pill };

export function Word() {
	return <Pill>Beta</Pill>;
}

export function LongText() {
	return <Pill>{'Words that are much longer than a capsule should be '.repeat(3)}</Pill>;
}
