import { CompareButton } from './compare-button';

export default { component: CompareButton };

const nothing = () => {};
const base = { helpText: 'Choose two or more products to compare', onClick: nothing };

export function NothingChosen() {
	return (
		<CompareButton {...base} count={0}>
			Compare
		</CompareButton>
	);
}

export function TwoChosen() {
	return (
		<CompareButton {...base} count={2}>
			Compare
		</CompareButton>
	);
}

export function Disabled() {
	return (
		<CompareButton {...base} count={2} disabled>
			Compare
		</CompareButton>
	);
}
