import { useState } from 'react';
import { Button } from '../../primitives';
import { AnimationSlider } from './animation-slider';

export default { title: 'Filters/AnimationSlider', component: AnimationSlider };

export function ForwardAndBack() {
	const [page, setPage] = useState(1);
	const [direction, setDirection] = useState<'left' | 'right' | null>(null);
	const go = (step: 1 | -1) => {
		setDirection(step === 1 ? 'left' : 'right');
		setPage(page + step);
	};
	return (
		<>
			<Button variant="secondary" onClick={() => go(-1)}>
				Back
			</Button>{' '}
			<Button variant="secondary" onClick={() => go(1)}>
				Forward
			</Button>
			<AnimationSlider animationKey={page} animate={direction}>
				{() => <p>Page {page}</p>}
			</AnimationSlider>
		</>
	);
}
