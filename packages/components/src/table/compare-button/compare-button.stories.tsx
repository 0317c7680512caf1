import type { PlayContext } from '../../testing/stories';
import { CompareButton, type CompareButtonProps } from './compare-button';

export default { title: 'Filters/CompareButton', component: CompareButton };

const props: Omit<CompareButtonProps, 'count'> = {
	children: 'Compare',
	helpText: 'Choose at least two products to compare',
	onClick: () => {},
};

export function NothingChosen() {
	return <CompareButton {...props} count={0} />;
}

export function OneChosenAndTheHint() {
	return <CompareButton {...props} count={1} />;
}
OneChosenAndTheHint.play = async ({ userEvent }: PlayContext) => {
	await userEvent.tab();
};

export function ManyChosen() {
	return <CompareButton {...props} count={5} />;
}

export function Disabled() {
	return <CompareButton {...props} count={2} disabled />;
}
