import { render, screen } from '@testing-library/react';
import { WorldMap } from './world-map';

jest.mock('./shapes/world', () => {
	throw new Error('Loading failed.');
});

it('A map whose shapes cannot load says so in its place, and offers to try again', async () => {
	render(<WorldMap label="Net sales" values={new Map()} format={String} nameOf={String} />);
	expect(await screen.findByRole('alert')).toHaveTextContent(
		'The map could not load. The table has all its values.',
	);
	expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
	expect(screen.queryByRole('application')).not.toBeInTheDocument();
});
