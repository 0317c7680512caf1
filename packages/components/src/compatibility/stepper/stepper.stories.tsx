import { Stepper } from './stepper';
import type { Step } from './step-head';

export default { title: 'Lists/Stepper', component: Stepper };

const nothing = () => {};

const steps: Step[] = [
	{ key: 'address', label: 'Address', description: 'Where the shop is', onClick: nothing },
	{
		key: 'rates',
		label: 'Shipping rates',
		description: ['What it costs', 'in each country'],
		content: <p>Choose what shipping costs.</p>,
	},
	{ key: 'labels', label: 'Labels', description: '' },
];

export function SecondOfThree() {
	return <Stepper steps={steps} currentStep="rates" />;
}

export function Vertical() {
	return <Stepper steps={steps} currentStep="rates" isVertical />;
}

export function Pending() {
	return <Stepper steps={steps} currentStep="rates" isPending />;
}

export function One() {
	return <Stepper steps={steps.slice(1, 2)} currentStep="rates" />;
}

export function LongText() {
	const label = 'A label that is much longer than the step is wide '.repeat(3);
	return (
		<Stepper steps={steps.map((step) => ({ ...step, label }))} currentStep="rates" isVertical />
	);
}
