import { fireEvent, render, screen } from '@testing-library/react';
import { getHistory, getPath } from '@store-analytics/navigation';
import { SanitizedHtml, sanitizeHtml } from './sanitized-html';

describe('SanitizedHtml', () => {
	it.each([
		['<script>alert(1)</script>Hi', 'Hi'],
		['<img src=x onerror=alert(1)>Hi', 'Hi'],
		['<b onclick="alert(1)" style="position:fixed">Hi</b>', '<b>Hi</b>'],
		['<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
		['<form action="/x"><input name=q>Hi</form>', 'Hi'],
		['<iframe src="https://example.com"></iframe><em>Hi</em>', '<em>Hi</em>'],
	])('sanitizes %s', (html, safe) => {
		expect(sanitizeHtml(html)).toBe(safe);
	});

	it('follows links into the app without loading the page', () => {
		getHistory().push('admin.php?page=wc-admin&path=/analytics/overview');
		render(
			<SanitizedHtml html='<a href="admin.php?page=wc-admin&amp;path=%2Fanalytics%2Forders">Orders</a>' />,
		);
		const wasLeftToBrowser = fireEvent.click(screen.getByRole('link', { name: 'Orders' }));
		expect(wasLeftToBrowser).toBe(false);
		expect(getPath()).toBe('/analytics/orders');
	});

	it('leaves other links, new windows and modified clicks to the browser', () => {
		getHistory().push('admin.php?page=wc-admin&path=/analytics/overview');
		render(
			<SanitizedHtml
				html={
					'<a href="#note">Note</a> <a target="_blank" href="admin.php?page=wc-admin&amp;path=%2Fa">New</a> <a href="admin.php?page=wc-admin&amp;path=%2Fb">App</a>'
				}
			/>,
		);
		const stop = (event: Event) => event.preventDefault();
		document.addEventListener('click', stop);
		fireEvent.click(screen.getByRole('link', { name: 'Note' }));
		fireEvent.click(screen.getByRole('link', { name: 'New' }));
		fireEvent.click(screen.getByRole('link', { name: 'App' }), { ctrlKey: true });
		document.removeEventListener('click', stop);
		expect(getPath()).toBe('/analytics/overview');
	});
});
