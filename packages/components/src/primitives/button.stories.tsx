import { Button } from './button';
import { Icon } from './icon';
import { ICON_PATHS, type IconName } from './icon-paths';
import { VisuallyHidden } from './visually-hidden';

export default {
	title: 'Controls/Button',
	component: Button,
	subcomponents: { Icon, VisuallyHidden },
};

export function Variants() {
	return (
		<p>
			<Button variant="primary">Update</Button> <Button variant="secondary">Reset</Button>{' '}
			<Button variant="tertiary">More</Button> <Button variant="link">Clear all</Button>{' '}
			<Button icon="download">Download</Button> <Button icon="ellipsis" label="Choose columns" />{' '}
			<Button variant="secondary" isDestructive>
				Delete
			</Button>{' '}
			<Button href="https://example.com">A link</Button>
		</p>
	);
}

export function DisabledAndBusy() {
	return (
		<p>
			<Button variant="primary" disabled>
				Filter
			</Button>{' '}
			<Button variant="secondary" disabled>
				Compare
			</Button>{' '}
			<Button variant="primary" isBusy>
				Saving
			</Button>
		</p>
	);
}

export function LongText() {
	return (
		<Button variant="primary">
			{'A label that is much longer than a button should be '.repeat(3)}
		</Button>
	);
}

export function Icons() {
	return (
		<ul>
			{Object.keys(ICON_PATHS).map((icon) => (
				<li key={icon}>
					{/* as: the keys are the names */}
					<Icon icon={icon as IconName} /> {icon}
				</li>
			))}
		</ul>
	);
}

export function WordsForScreenReadersOnly() {
	return (
		<p>
			+66% <VisuallyHidden>from last year</VisuallyHidden>
		</p>
	);
}
