import { useState } from 'react';
import { TextField } from '../../primitives';
import type { PlayContext } from '../../testing/stories';
import { EllipsisMenu } from './ellipsis-menu';
import { MenuItem, MenuTitle } from './menu-item';

export default {
	title: 'Menus/EllipsisMenu',
	component: EllipsisMenu,
	subcomponents: { MenuItem, MenuTitle },
};

const open = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('button', { name: 'Choose what to show' }));
};

export function Closed() {
	const [showsOrders, setShowsOrders] = useState(true);
	return (
		<EllipsisMenu
			label="Choose what to show"
			renderContent={({ onClose }) => (
				<>
					<MenuTitle>Show:</MenuTitle>
					<MenuItem
						isCheckbox
						isClickable
						checked={showsOrders}
						onInvoke={() => setShowsOrders(!showsOrders)}
					>
						Orders
					</MenuItem>
					<MenuItem isClickable onInvoke={onClose}>
						Close
					</MenuItem>
				</>
			)}
		/>
	);
}

export function Open() {
	return <Closed />;
}
Open.play = open;

/** A dialog instead of a menu, for content with fields. */
export function WithFields() {
	const [title, setTitle] = useState('Charts');
	return (
		<EllipsisMenu
			label="Choose what to show"
			contentRole="dialog"
			renderContent={() => (
				<>
					<MenuItem isCheckbox isClickable checked={false} onInvoke={() => {}}>
						Net sales
					</MenuItem>
					<TextField label="Section title" value={title} onChange={setTitle} />
				</>
			)}
		/>
	);
}
WithFields.play = open;

export function LongText() {
	return (
		<EllipsisMenu
			label="Choose what to show"
			renderContent={() => (
				<>
					<MenuTitle>{'A title that is much longer than the menu is wide '.repeat(2)}</MenuTitle>
					<MenuItem isCheckbox isClickable checked onInvoke={() => {}}>
						{'An item that is much longer than the menu is wide '.repeat(3)}
					</MenuItem>
				</>
			)}
		/>
	);
}
LongText.play = open;
