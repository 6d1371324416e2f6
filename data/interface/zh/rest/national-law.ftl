heading = 国家法规
intro = 印在说明书第 15 部分；留空的内容印为“无资料”。
oldApproval = 组标准改为从列表选择之前的内容。印在组标准之后。
documentNumber = 印在第 1 页顶部。
