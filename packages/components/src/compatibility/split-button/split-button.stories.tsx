import { Icon } from '../../primitives';
import { SplitButton } from './split-button';

export default { title: 'Menus/SplitButton', component: SplitButton };

const nothing = () => {};
const controls = [
	{ label: 'Export as CSV', onClick: nothing },
	{ label: 'Send by email', icon: <Icon icon="info" />, onClick: nothing },
];
const base = { mainLabel: 'Save', onClick: nothing, controls };

export function Primary() {
	return <SplitButton isPrimary {...base} />;
}

export function Secondary() {
	return <SplitButton {...base} menuLabel="More ways to save" />;
}

export function WithIcon() {
	return <SplitButton {...base} mainIcon={<Icon icon="calendar" />} />;
}

export function Disabled() {
	return <SplitButton {...base} disabled />;
}

export function OnlyTheMainAction() {
	return <SplitButton mainLabel="Save" onClick={nothing} />;
}

export function LongText() {
	const label = 'Save everything that was changed on this page since yesterday';
	return <SplitButton isPrimary {...base} mainLabel={label} />;
}
