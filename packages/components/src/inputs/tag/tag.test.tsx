import { render, screen } from '@testing-library/react';
import { Tag } from './tag';

describe('Tag', () => {
	it('decodes entities, in its button as well', () => {
		render(<Tag label="Nuts &amp; Bolts" id={4} remove={() => () => {}} />);
		expect(screen.getByText('Nuts & Bolts')).toBeVisible();
		expect(screen.getByRole('button')).toHaveAccessibleName('Remove Nuts & Bolts');
	});

	it('shows nothing without a label', () => {
		const { container } = render(<Tag label="" />);
		expect(container).toBeEmptyDOMElement();
	});
});
