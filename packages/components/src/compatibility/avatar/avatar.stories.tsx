import { Avatar } from './avatar';
import { Gravatar } from './gravatar';

export default {
	title: 'Pictures/Avatar',
	component: Avatar,
	subcomponents: { Gravatar },
};

const picture =
	"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><rect width='10' height='10' fill='%2350a'/></svg>";

export function WithPicture() {
	return <Avatar user={{ display_name: 'Ada Lovelace', avatar_URLs: { 96: picture } }} />;
}

export function WithInitials() {
	return (
		<>
			<Avatar user={{ name: 'Ada Lovelace' }} /> <Avatar user={{ name: 'Émile' }} size={32} />
		</>
	);
}

export function Nobody() {
	return <Avatar user={null} />;
}

export function BesideAName() {
	return (
		<p>
			<Avatar user={{ name: 'Ada Lovelace' }} alt="" size={24} /> Ada Lovelace
		</p>
	);
}

export function AsGravatar() {
	return (
		<>
			<Gravatar user={{ display_name: 'Ada Lovelace', avatar_URLs: { 96: picture } }} />{' '}
			<Gravatar user="ada@example.com" size={32} />
		</>
	);
}

export function LongText() {
	return (
		<p>
			<Avatar user={{ name: 'Wolfeschlegelsteinhausenbergerdorff' }} alt="" size={24} />{' '}
			{'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff '.repeat(3)}
		</p>
	);
}
