import { SanitizedHtml } from './sanitized-html';

export default { title: 'Texts/SanitizedHtml', component: SanitizedHtml };

export function WithALink() {
	return (
		<SanitizedHtml html='<b>Walnut Desk Clock</b> in <a href="admin.php?page=wc-admin">Clocks</a>' />
	);
}

export function WithoutWhatIsDangerous() {
	return (
		<SanitizedHtml
			as="p"
			html='Only text is left.<script>alert(1)</script><img src="x" onerror="">'
		/>
	);
}
