export { createNotice, NoticeList } from './notices';
