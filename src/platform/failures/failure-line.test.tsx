import { render, screen } from '@testing-library/react';
import { ApiError } from '@store-analytics/rest-api/client';
import { FailureLine } from './failure-line';

describe('A failure of a small part', () => {
	it('keeps a blank between the reason and its button', () => {
		const error = new ApiError({ code: 'timeout', message: '' });
		render(<FailureLine what="No totals." error={error} onRetry={() => {}} />);
		expect(screen.getByRole('alert').textContent).toMatch(/^No totals\. \S.*\. Try again$/);
	});
});
