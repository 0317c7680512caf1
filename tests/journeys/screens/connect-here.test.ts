import { screen } from '@testing-library/dom';
import { closeApp, openApp, withSettings } from '../../support/journey';

afterEach(closeApp);

describe('Data', () => {
	it('connects a shop in the browser where the server has the page Shops', async () => {
		await openApp('/analytics/data', {}, withSettings({ canChangeShops: true }));
		const link = await screen.findByRole('link', { name: 'Connect my shop' });
		expect(link).toHaveAttribute('href', '/shops#way-connect');
		expect(screen.queryByText(/npm start/)).not.toBeInTheDocument();
	});
});
