import { render, screen } from '@testing-library/react';
import { CalendarFrame } from './calendar-frame';

jest.mock('./calendar', () => {
	throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
});

it('A calendar whose code no longer exists says that the page was updated, and offers to reload it', async () => {
	render(<CalendarFrame daySize={39}>{() => null}</CalendarFrame>);
	expect(await screen.findByRole('alert')).toHaveTextContent(
		'The calendar could not load. Dates can still be typed in the fields above. The page was updated. Reload it to continue here.',
	);
	expect(screen.getByRole('link', { name: 'Reload' })).toHaveAttribute(
		'href',
		expect.stringContaining(window.location.pathname),
	);
	expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
