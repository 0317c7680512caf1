import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';
import { Gravatar } from './gravatar';

const picture = (name: string) => screen.getByRole('img', { name });
const urls = { 24: 'https://a.test/24', 48: 'https://a.test/48', 96: 'https://a.test/96' };

describe('Gravatar', () => {
	it('[S2.other-widgets.11] [S3.user-object.1] shows the user’s own picture, 60 px, under its own class', () => {
		render(<Gravatar user={{ display_name: 'Ada', avatar_URLs: urls }} className="mine" />);
		expect(picture('Ada')).toHaveClass('woocommerce-gravatar', 'woocommerce-avatar', 'mine');
		expect(picture('Ada')).toHaveAttribute('src', urls[96]);
		expect(picture('Ada')).toHaveAttribute('width', '60');
	});

	it('requests no picture for an e-mail address', () => {
		const { container } = render(<Gravatar user="ada@example.com" alt="Ada Lovelace" size={24} />);
		expect(picture('Ada Lovelace')).toHaveTextContent('A');
		expect(container.querySelector('img')).toBeNull();
	});
});

describe('Avatar', () => {
	it('[S2.other-widgets.11] is 60 px by default', () => {
		render(<Avatar user={{ name: 'Ada', avatar_URLs: urls }} />);
		expect(picture('Ada')).toHaveAttribute('width', '60');
		expect(picture('Ada')).toHaveAttribute('height', '60');
		expect(picture('Ada')).toHaveAttribute('src', urls[96]);
	});

	it('[S3.user-object.1] reads display_name, else name, and avatar_URLs', () => {
		const { rerender } = render(
			<Avatar
				user={{ display_name: 'Ada Lovelace', name: 'ada', avatar_URLs: urls }}
				size={24}
				className="mine"
				title="Author"
			/>,
		);
		expect(picture('Ada Lovelace')).toHaveAttribute('src', urls[24]);
		expect(picture('Ada Lovelace')).toHaveAttribute('srcset', `${urls[48]} 2x`);
		expect(picture('Ada Lovelace')).toHaveAttribute('title', 'Author');
		expect(picture('Ada Lovelace')).toHaveClass('mine');
		rerender(<Avatar user={{ name: 'ada', avatar_urls: urls }} size={400} />);
		expect(picture('ada')).toHaveAttribute('src', urls[96]);
	});

	it('shows initials without a picture, and when the picture does not load', () => {
		const { rerender } = render(<Avatar user={{ name: 'Ada King Lovelace' }} />);
		expect(picture('Ada King Lovelace')).toHaveTextContent('AL');
		rerender(<Avatar user={{ name: 'Ada', avatar_URLs: urls }} />);
		fireEvent.error(picture('Ada'));
		expect(picture('Ada')).toHaveTextContent('A');
	});

	it('has no text beside a visible name, or without a user', () => {
		render(
			<>
				<Avatar user={{ name: 'Ada', avatar_URLs: urls }} alt="" />
				<Avatar user={null} />
			</>,
		);
		expect(screen.queryByRole('img')).not.toBeInTheDocument();
	});
});
