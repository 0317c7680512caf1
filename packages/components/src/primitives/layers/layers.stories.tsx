import { useState } from 'react';
import type { PlayContext } from '../../testing/stories';
import { Button } from '../button';
import { Dropdown } from './dropdown';
import { Popover } from './popover';
import { Tooltip } from './tooltip';

export default {
	title: 'Controls/Dropdown',
	component: Dropdown,
	subcomponents: { Popover, Tooltip },
};

export function Closed() {
	return (
		<Dropdown
			contentLabel="More"
			renderToggle={({ isOpen, onToggle }) => (
				<Button variant="secondary" aria-expanded={isOpen} onClick={onToggle}>
					Show more
				</Button>
			)}
			renderContent={({ onClose }) => (
				<p>
					What was hidden. <Button onClick={onClose}>Close it</Button>
				</p>
			)}
		/>
	);
}

export function Open() {
	return <Closed />;
}
Open.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
};

export function PopoverBelowItsAnchor() {
	const [anchor, setAnchor] = useState<HTMLElement | null>(null);
	return (
		<div>
			<b ref={setAnchor}>Here</b>
			<Popover anchor={anchor} placement="bottom-start">
				stands what belongs to it.
			</Popover>
		</div>
	);
}

export function TooltipOfAFocusedButton() {
	return (
		<Tooltip text="Full refunds are not deducted from tax or net sales totals" placement="bottom">
			<Button icon="info" aria-label="About net sales" />
		</Tooltip>
	);
}
TooltipOfAFocusedButton.play = async ({ userEvent }: PlayContext) => {
	await userEvent.tab();
};
