import { useState } from 'react';
import type { PlayContext } from '../../testing/stories';
import { TourKit as component } from '../on-demand';
import { TourKit } from './tour-kit';
import type { TourConfig, TourOptions } from './tour';

export default { title: 'Layers/TourKit', component };

const nothing = () => {};

const steps: TourConfig['steps'] = [
	{
		referenceElements: { desktop: '.example-total' },
		meta: {
			name: 'total',
			heading: 'What was sold',
			descriptions: { desktop: 'The sum of the chosen days.' },
			skipButton: { isVisible: true },
		},
	},
	{
		meta: {
			name: 'end',
			heading: 'That is all',
			descriptions: { desktop: 'Look around.', mobile: 'Scroll on.' },
		},
	},
];

function Page({ options }: { options?: TourOptions }) {
	const [isOpen, setIsOpen] = useState(true);
	return (
		<div>
			<button type="button" className="example-total" onClick={() => setIsOpen(true)}>
				$1,234.00
			</button>
			{isOpen && <TourKit config={{ steps, options, closeHandler: () => setIsOpen(false) }} />}
		</div>
	);
}

export function PointsAtSomething() {
	return <Page />;
}

export function WithoutSpotlight() {
	return <Page options={{ effects: { arrowIndicator: false } }} />;
}

export function LastStep() {
	return <Page options={{ effects: { overlay: true } }} />;
}
LastStep.play = async ({ userEvent }: PlayContext) => {
	await userEvent.keyboard('{ArrowRight}');
};

export function OneStep() {
	return (
		<div>
			A page
			<TourKit config={{ steps: steps.slice(1), closeHandler: nothing }} />
		</div>
	);
}
