import { WebPreview } from './web-preview';

export default { title: 'Pictures/WebPreview', component: WebPreview };

const page = 'data:text/html,<html lang="en"><title>The shop</title><h1>Welcome to the shop</h1>';

export function APage() {
	return <WebPreview src={page} title="The shop's front page" />;
}

export function WithItsOwnWaitingText() {
	return <WebPreview src={page} title="The theme" loadingContent={<p>One moment …</p>} />;
}
