import { DropdownButton } from './dropdown-button';

export default { title: 'Filters/DropdownButton', component: DropdownButton };

export function OneLine() {
	return <DropdownButton labels={['All products']} />;
}

export function TwoLinesOpen() {
	return (
		<DropdownButton
			isOpen
			labels={['Month to date (Nov 1 - 20, 2026)', 'vs. Previous year (Nov 1 - 20, 2025)']}
		/>
	);
}

export function Disabled() {
	return <DropdownButton labels={['All products']} disabled />;
}

export function LongText() {
	return (
		<DropdownButton labels={['A choice with many words '.repeat(6), 'and a detail '.repeat(9)]} />
	);
}
