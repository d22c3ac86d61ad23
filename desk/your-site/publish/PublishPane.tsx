/** What is saved and not published, and the button that publishes it. */
export const PublishPane = () => null;
