import type { PlayContext } from '../../testing/stories';
import { Tag } from './tag';

export default { title: 'Search and choose/Tag', component: Tag };

const nothing = () => {};

export function Plain() {
	return <Tag label="Hoodie" />;
}

export function Removable() {
	return <Tag label="Belt" id={7} remove={() => nothing} screenReaderLabel="Belt, 2 of 3" />;
}

export function WithMoreBehindIt() {
	return <Tag label="Walnut Desk Clock" popoverContents={<p>In stock: 3</p>} />;
}
WithMoreBehindIt.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('button', { name: 'Walnut Desk Clock' }));
};

export function LongText() {
	return (
		<Tag
			label={'A name that is much longer than a tag should be '.repeat(4)}
			remove={() => nothing}
		/>
	);
}
